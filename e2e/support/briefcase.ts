import type { APIRequestContext, Page } from "@playwright/test";
import { expect } from "./journey.ts";

interface WireFolder {
  id: number;
  name: string;
  is_default: boolean;
  items: { briefcase_item_id: string }[];
}

const OUR_PAGE = { "sec-fetch-site": "same-origin" };

/** The server's own words for a Briefcase, past the product: to set a scene, or to do what another window would. */
export function serverBriefcase(page: Page) {
  return briefcaseOf(page.request);
}

function briefcaseOf(request: APIRequestContext) {
  const post = async (path: string, data: unknown): Promise<unknown> => {
    const answer = await request.post(`/api/briefcase/${path}`, { data, headers: OUR_PAGE });
    expect(answer.ok(), `${path}: ${await answer.text()}`).toBe(true);
    return answer.json();
  };
  const folders = async (): Promise<WireFolder[]> => {
    const answer = (await (await request.get("/api/briefcase/")).json()) as { folders: WireFolder[] };
    return answer.folders;
  };
  const mainId = async (): Promise<number> => (await folders()).find((folder) => folder.is_default)?.id ?? 0;
  const toggle = (action: "add" | "remove", folderId: number, itemIds: readonly string[]) =>
    post("toggle/", { briefcase_item_ids: itemIds, action, folder_id: folderId });
  const deleteFolder = (id: number) => post("folder/delete", { folder_id: id });
  return {
    folders,
    mainId,
    deleteFolder,
    add: (folderId: number, itemIds: readonly string[]) => toggle("add", folderId, itemIds),
    addFolder: async (name: string): Promise<number> => {
      const answer = (await post("folder/add", { folder_name: name })) as { folder_id: number };
      return answer.folder_id;
    },
    /** No folder but the default one, and nothing in it. */
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
    /** The Briefcase ids of what a universal search finds first. */
    found: async (query: string, count: number): Promise<string[]> => {
      const ids: string[] = [];
      for (let number = 0; ids.length < count; number += 1) {
        const answer = await request.get(`/api/search/vignette/?${query}&page=${number}&pageSize=100`);
        const { results } = (await answer.json()) as { results: { briefcase_item_id: string }[] };
        if (results.length === 0) break;
        ids.push(...results.map((item) => item.briefcase_item_id));
      }
      return ids.slice(0, count);
    },
  };
}
