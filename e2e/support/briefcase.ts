import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./journey.ts";

interface WireFolder {
  id: number;
  name: string;
  is_default: boolean;
  items: { briefcase_item_id: string }[];
}

const SAME_ORIGIN = { "sec-fetch-site": "same-origin" };

/** Calls the Briefcase API directly, to set up a test or to act as another window. */
export function createBriefcaseClient(page: Page) {
  return briefcaseOf(page.request);
}

function briefcaseOf(request: APIRequestContext) {
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const response = await request.post(`/api/briefcase/${path}`, { data, headers: SAME_ORIGIN });
    expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
    return response.json();
  };
  const folders = async (): Promise<WireFolder[]> => {
    const response = (await (await request.get("/api/briefcase/")).json()) as { folders: WireFolder[] };
    return response.folders;
  };
  const defaultFolderId = async (): Promise<number> => (await folders()).find((folder) => folder.is_default)?.id ?? 0;
  const toggle = (action: "add" | "remove", folderId: number, itemIds: readonly string[]) =>
    post("toggle/", { briefcase_item_ids: itemIds, action, folder_id: folderId });
  const deleteFolder = (id: number) => post("folder/delete", { folder_id: id });
  return {
    folders,
    defaultFolderId,
    deleteFolder,
    add: (folderId: number, itemIds: readonly string[]) => toggle("add", folderId, itemIds),
    addFolder: async (name: string): Promise<number> => {
      const response = (await post("folder/add", { folder_name: name })) as { folder_id: number };
      return response.folder_id;
    },
    /** Deletes all items and all folders except the default one. */
    empty: async () => {
      for (const { id, is_default, items } of await folders()) {
        if (!is_default) await deleteFolder(id);
        else if (items.length > 0) {
          await toggle(
            "remove",
            id,
            items.map((item) => item.briefcase_item_id),
          );
        }
      }
    },
    /** The Briefcase ids of the first results of a universal search. */
    findIds: async (query: string, count: number): Promise<string[]> => {
      const ids: string[] = [];
      for (let pageNumber = 0; ids.length < count; pageNumber += 1) {
        const response = await request.get(`/api/search/vignette/?${query}&page=${pageNumber}&pageSize=100`);
        const { results } = (await response.json()) as { results: { briefcase_item_id: string }[] };
        if (results.length === 0) break;
        ids.push(...results.map((item) => item.briefcase_item_id));
      }
      return ids.slice(0, count);
    },
  };
}
