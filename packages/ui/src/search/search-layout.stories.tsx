import { SORT_OPTIONS } from "@rotunda/core";
import type { Meta, StoryObj } from "../testing/story-meta.ts";
import { fn } from "storybook/test";
import { Table } from "../primitives/icon/icon.tsx";
import { modules, people } from "../testing/people.ts";
import { chips } from "./filter-chips.stories.tsx";
import { FilterChips } from "./filter-chips.tsx";
import { FilterPanels } from "./filter-panels.tsx";
import { ResultsActions } from "./results-actions.tsx";
import { ResultsFooter, ResultsHeader } from "./results-header.tsx";
import { ResultsList } from "./results-list.tsx";
import { SearchBar } from "./search-bar.tsx";
import { SearchLayout } from "./search-layout.tsx";
import { former, sections, noSuggestions } from "../testing/filters.ts";

const filters = {
  sections,
  loose: [former],
  setCount: 3,
  isOpen: true,
  onOpenChange: fn(),
  onChange: fn(),
  onSearch: fn(),
  onClear: fn(),
};

const bar = (
  <SearchBar
    label="Keyword"
    keyword="water"
    hint="Examples: a name, an office"
    onKeywordChange={fn()}
    suggestions={noSuggestions}
    onSearch={fn()}
    onClear={fn()}
  />
);

const meta = {
  title: "Search/Search layout",
  component: SearchLayout,
  parameters: {
    usage: {
      kind: "layout",
      purpose:
        "The search page: filters beside the results from 1280 px, above them below that, folded after a search.",
      do: ["Before the first search the filters take the page."],
      dont: ["A third column."],
      keyboard: [["Tab", "Keyword, filters, results, pages, in that order at every width."]],
      notes: ["Skip to results is the second stop of the Tab key."],
    },
    layout: "fullscreen",
  },
  args: { filters: null },
  decorators: [
    (Story) => (
      <div style={{ maxWidth: 1200, margin: "0 auto", padding: "0 16px" }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

export const AfterASearch: Story = {
  render: () => (
    <>
      {bar}
      <SearchLayout filters={<FilterPanels {...filters} layout="side" />}>
        <ResultsHeader
          totalHits={86}
          orders={SORT_OPTIONS}
          order="relevance"
          onOrderChange={fn()}
          view="list"
          onViewChange={fn()}
        />
        <FilterChips chips={chips} onRemove={fn()} onClearAll={fn()} />
        <ResultsActions
          actions={[
            {
              id: "export",
              label: "Export contacts",
              icon: <Table size="small" />,
              state: "ready",
              onRun: fn(),
            },
          ]}
        />
        <ResultsList
          items={people}
          view="list"
          modules={modules}
          getBriefcase={(item) => ({ kind: "star", isIn: item.addedToBriefcase, onToggle: fn() })}
        />
        <ResultsFooter
          label="Search results pages"
          page={1}
          totalPages={8}
          getHref={(page) => `?page=${page}`}
          pageSize={12}
          onPageSizeChange={fn()}
        />
      </SearchLayout>
    </>
  ),
};

export const BeforeASearch: Story = {
  render: () => (
    <>
      {bar}
      <SearchLayout filters={<FilterPanels {...filters} layout="page" />} />
    </>
  ),
};
