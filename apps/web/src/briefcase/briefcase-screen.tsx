import { folderHref, folderPage, type Folder } from "@rotunda/core";
import type { BriefcaseState } from "@rotunda/core/stores";
import { BriefcaseLayout, FolderContents, FolderHeader, FolderList, Pagination, ResultsSkeleton } from "@rotunda/ui";
import { useRef } from "react";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useBehavior } from "../react/use-behavior.ts";
import { useConfig } from "../react/use-known.ts";
import { PAGE_NAMES } from "../routing/page-name.ts";
import type { ScreenProps } from "../routing/visit.ts";
import { NotFoundPage } from "../shell/failure-pages.tsx";
import { PageHeading } from "../shell/page-heading.tsx";

/** The Briefcase: its folders, and what is in the one that is open (spec 2). */
export function BriefcaseScreen({ visit }: ScreenProps) {
  const state = useBehavior(useService(token.BriefcaseStore).state$);
  const folder = state.folders.find(({ id }) => id === (visit.folderId ?? state.defaultFolderId));
  if (!folder && state.isLoading) return <ResultsSkeleton view="list" />;
  if (!folder) return <NotFoundPage />;
  return (
    <>
      <PageHeading>{PAGE_NAMES.Briefcase}</PageHeading>
      <BriefcaseLayout folders={<FolderList folders={[...state.folders]} currentFolderId={folder.id} />}>
        <OpenFolder folder={folder} state={state} />
      </BriefcaseLayout>
    </>
  );
}

function OpenFolder({ folder, state }: { folder: Folder; state: BriefcaseState }) {
  const store = useService(token.BriefcaseStore);
  const modules = useConfig()?.lookups.subscriptionModules ?? [];
  const heading = useRef<HTMLHeadingElement>(null);
  const { cards, page, totalPages } = folderPage(folder, state.items, state.page, state.pageSize);
  const address = folderHref(folder);
  return (
    <>
      <FolderHeader name={folder.name} count={folder.items.length} headingRef={heading} />
      <FolderContents
        items={cards}
        modules={modules}
        headingRef={heading}
        onRemove={(item) => store.toggle(item, { action: "remove", folderId: folder.id })}
      />
      <Pagination
        label="Pages of this folder"
        page={page}
        totalPages={totalPages}
        hrefOf={(number) => (number === 1 ? address : `${address}?page=${number}`)}
      />
    </>
  );
}
