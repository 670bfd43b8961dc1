import fc from "fast-check";
import { describe, expect, it, vi } from "vitest";
import { LOGO_SESSION } from "../../testing/dossier-store.ts";
import { aDossierCheck, aFolderTarget, aSearchTarget, fakeDossiersApi } from "../../testing/exports.ts";
import { fakeLog } from "../../testing/fakes.ts";
import { aSessionAnswer, clockAt, fakeSessionApi } from "../../testing/session.ts";
import { createSessionStore } from "../session/session.store.ts";
import { createDossierStore } from "./dossier.store.ts";
import type { DossierOptions } from "./dossier.ts";
import type { DossierCheck } from "./dossiers.port.ts";

const session = createSessionStore({
  api: fakeSessionApi(aSessionAnswer({ session: LOGO_SESSION })),
  clock: clockAt(),
});

const getKey = ({ format, order, useCustomLogo }: DossierOptions) => `${format} ${order} ${String(useCustomLogo)}`;

/** Creates the store with a server whose responses contain the options they are for. */
function storeAnswering(answer: (count: number) => Promise<DossierCheck>) {
  const requests: { options: DossierOptions; signal: AbortSignal | undefined }[] = [];
  const store = createDossierStore({
    api: fakeDossiersApi({
      check: (_target, options, signal) => {
        requests.push({ options, signal });
        return answer(requests.length);
      },
    }),
    browser: { saveFile: vi.fn() },
    notices: { show: vi.fn() },
    session,
    clock: clockAt(),
    log: fakeLog(),
  });
  return { store, requests };
}

const changes = () =>
  fc.array(
    fc.oneof(
      fc.constantFrom("docx", "zip_docx", "pdf", "zip_pdf").map((format) => ({ format }) as const),
      fc.constantFrom("alphabetical", "folderbriefcase_id").map((order) => ({ order }) as const),
      fc.boolean().map((useCustomLogo) => ({ useCustomLogo })),
    ),
    { maxLength: 8 },
  );

describe("the download dialog", () => {
  it("sends exactly one request per change", async () => {
    await session.load();
    fc.assert(
      fc.property(changes(), (wanted) => {
        const { store, requests } = storeAnswering(() => new Promise(() => {}));
        store.open(aFolderTarget());
        let options: Pick<DossierOptions, "format" | "order" | "useCustomLogo"> = {
          format: "docx",
          order: "alphabetical",
          useCustomLogo: false,
        };
        const expected = [getKey({ ...options, documentName: "" })];
        for (const change of wanted) {
          store.change(change);
          const next = { ...options, ...change };
          const key = getKey({ ...next, documentName: "" });
          if (key !== expected.at(-1)) expected.push(key);
          options = next;
        }
        expect(requests.map((call) => getKey(call.options))).toEqual(expected);
        expect(requests.map(({ signal }) => signal?.aborted)).toEqual(
          requests.map((_, at) => at < requests.length - 1),
        );
      }),
    );
  });

  it("shows the response for the latest options, in any order of responses", async () => {
    await session.load();
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), changes(), fc.boolean(), async (scheduler, wanted, reopens) => {
        const { store, requests } = storeAnswering((count) =>
          scheduler.schedule(Promise.resolve(aDossierCheck({ profileCount: count })), `check ${count}`),
        );
        store.open(aFolderTarget());
        const steps = wanted.map((change) => () => store.change(change));
        if (reopens) steps.push(() => store.open(aSearchTarget()));
        const sequence = scheduler.scheduleSequence(
          steps.map((step, at) => ({
            label: `step ${at}`,
            builder: () => {
              step();
              return Promise.resolve();
            },
          })),
        );
        await scheduler.waitAll();
        await sequence.task;
        const { value } = store.state$;
        expect(value.status).toBe("ready");
        // Check and options are those of the last request.
        expect(value).toMatchObject({ check: { profileCount: requests.length }, options: requests.at(-1)?.options });
        expect(value).toMatchObject({ target: { kind: reopens ? "search" : "folder" } });
      }),
    );
  });

  it("stays closed when late responses arrive", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), changes(), async (scheduler, wanted) => {
        const { store } = storeAnswering(() => scheduler.schedule(Promise.resolve(aDossierCheck())));
        store.open(aFolderTarget());
        for (const change of wanted) store.change(change);
        store.close();
        await scheduler.waitAll();
        expect(store.state$.value).toEqual({ status: "closed" });
      }),
    );
  });
});
