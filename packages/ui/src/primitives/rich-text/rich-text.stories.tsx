import type { Meta, StoryObj } from "../../testing/story-meta.ts";
import { expect } from "storybook/test";
import { RichText } from "./rich-text.tsx";

const meta = {
  title: "Primitives/Rich text",
  component: RichText,
  args: {
    html: "<p>Halvorsen is the Senate’s most persistent voice on rural water. <em>“You could hear the gravel,”</em> she told the <i>Custer County Chief</i>.</p><h3>Committees</h3><ul><li>Agriculture, Nutrition, and Forestry</li><li><a href='https://example.org/energy'>Energy and Natural Resources</a></li></ul><blockquote>The lawsuit outlived the quarrel.</blockquote>",
  },
  parameters: {
    usage: {
      kind: "facts",
      without: {
        empty: "A text says that the panel is empty.",
      },
      purpose: "Text with markup from the server, cleaned of all that runs, loads or styles.",
      do: ["`prose` for narratives, `interface` among controls."],
      dont: ["HTML in any other component."],
      notes: ["The direction of the text follows its letters; headings in it begin below the panel’s own."],
    },
  },
} satisfies Meta<typeof RichText>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const AmongControls: Story = { args: { look: "interface" } };

/** Scripts, embeds and styles are removed. */
export const Hostile: Story = {
  args: {
    html: "<p style='color:red' onclick='alert(1)'>Text stays.</p><script>window.wasRun=true</script><img src=x onerror='window.wasRun=true'><a href='javascript:alert(1)'>a word</a>",
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByText("Text stays.")).not.toHaveAttribute("style");
    await expect(canvas.queryByRole("link")).toBeNull();
    await expect(canvasElement.querySelector("img, script")).toBeNull();
    await expect("wasRun" in window).toBe(false);
  },
};
export const RightToLeftName: Story = { args: { html: "<p>رشيدة حرب</p>" } };
export const LongText: Story = {
  args: { html: "<p>She grew up the second of four children over her family’s business.</p>".repeat(30) },
};
