import { type Group, planGroupProfileBook, type MemberList } from "@rotunda/core";
import type { GroupBook } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useLate } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";

/** Returns the profile book of a group (null) or of one party's members; undefined without permission. */
export function useGroupBooks(group: Group): (list: MemberList | null) => GroupBook | undefined {
  const reader = useReader();
  const config = useConfig();
  const dossiers = useLate(token.DossierStore);
  return (list) => {
    if (!reader) return undefined;
    const name = list?.members[0]?.politicalParty ?? "";
    const id = config?.lookups.politicalParties.find((party) => party.name === name)?.id;
    // The server can't filter by a party without an id.
    if (list && id === undefined) return undefined;
    const part = list && id !== undefined ? { party: { id, name }, members: list.members.length } : null;
    const button = planGroupProfileBook(group, part, reader.access);
    if (button.status === "hidden") return undefined;
    const { label } = button;
    if (button.status === "disabled") return { label, isUnavailable: true, onOpen: () => {} };
    return { label, isUnavailable: false, onOpen: () => dossiers.call((store) => store.open(button.target)) };
  };
}
