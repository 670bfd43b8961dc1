import { type Group, planGroupProfileBook, type MemberList } from "@rotunda/core";
import type { GroupBook } from "@rotunda/ui";
import * as token from "../di/tokens.ts";
import { useService } from "../react/services.tsx";
import { useConfig, useReader } from "../react/use-session.ts";

/** The profile books of a group: the whole group's, or one party's; none for who may not have them. */
export function useGroupBooks(group: Group): (list: MemberList | null) => GroupBook | undefined {
  const reader = useReader();
  const config = useConfig();
  const dossiers = useService(token.DossierStore);
  return (list) => {
    if (!reader) return undefined;
    const name = list?.members[0]?.politicalParty ?? "";
    const id = config?.lookups.politicalParties.find((party) => party.name === name)?.id;
    // Members of a party without a number can't be asked for.
    if (list && id === undefined) return undefined;
    const part = list && id !== undefined ? { party: { id, name }, members: list.members.length } : null;
    const button = planGroupProfileBook(group, part, reader.access);
    if (button.status === "hidden") return undefined;
    const { label } = button;
    if (button.status === "disabled") return { label, isUnavailable: true, onOpen: () => {} };
    return { label, isUnavailable: false, onOpen: () => dossiers.open(button.target) };
  };
}
