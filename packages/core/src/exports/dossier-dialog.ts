import { MESSAGES } from "../notices/messages.ts";
import type { DossierOptions } from "./dossier.ts";
import { listDossierOrders, formatIneligibleNote, type DossierTarget } from "./dossier-target.ts";
import type { DossierCheck } from "./dossiers.port.ts";
import { planDossier, type DossierPlan } from "./plan-dossier.ts";

export type DossierStep =
  /** `check` is the previous result, which stays visible meanwhile. */
  | { status: "checking"; check: DossierCheck | null }
  | { status: "ready"; check: DossierCheck; action: "download" | "email" }
  | { status: "delivering"; check: DossierCheck; action: "download" | "email" }
  | { status: "refused"; message: string }
  | { status: "failed"; message: string };

export interface DossierChoice {
  target: DossierTarget;
  options: DossierOptions;
}

/** `isCoolingDown`: less than four seconds since a download click, or the file is still loading. */
export type OpenDossier = DossierChoice & { isCoolingDown: boolean } & DossierStep;

export type DossierState = { status: "closed" } | OpenDossier;

export function toCheckedStep(target: DossierTarget, check: DossierCheck): DossierStep {
  const plan: DossierPlan = planDossier(target, check);
  if (plan.do === "refuse") return { status: "refused", message: plan.message };
  return { status: "ready", check, action: plan.do };
}

export type DossierChange = Partial<Omit<DossierOptions, "documentName">>;

/** Applies a change that the target offers; null if nothing changes, otherwise a new check is needed (DOS-03). */
export function changeOptions(
  { target, options }: DossierChoice,
  change: DossierChange,
  hasCustomLogo: boolean,
): DossierOptions | null {
  const changed = { ...options, ...change };
  const isOffered = listDossierOrders(target).includes(changed.order) && (hasCustomLogo || !changed.useCustomLogo);
  const isSame = (Object.keys(change) as (keyof DossierChange)[]).every(
    (option) => changed[option] === options[option],
  );
  return isOffered && !isSame ? changed : null;
}

/** Returns the dialog button's label and state (DOS-05). */
export function describeDossierButton(state: OpenDossier): { label: string; isDisabled: boolean } {
  const isMail = "action" in state && state.action === "email";
  const label = isMail ? MESSAGES.dossierEmail : MESSAGES.dossierDownload;
  return { label, isDisabled: state.status !== "ready" || state.isCoolingDown };
}

/** Lists the dialog's notes: refusal, left-out items, and that a mailed book takes longer (DOS-10). */
export function listDossierNotes(state: OpenDossier, email: string | null): string[] {
  const check = "check" in state ? state.check : null;
  const leftOut = formatIneligibleNote(state.target, check && check.profileCount);
  return [
    ...("message" in state ? [state.message] : []),
    ...("action" in state && state.action === "email" ? [MESSAGES.dossierEmailedLater(describeRecipient(email))] : []),
    ...(leftOut === null ? [] : [leftOut]),
  ];
}

/** Returns the notice after a book was requested by e-mail (DOS-10). */
export function describeEmailed(email: string | null): string {
  return MESSAGES.dossierEmailed(describeRecipient(email));
}

const describeRecipient = (email: string | null): string => email || MESSAGES.dossierOwnAddress;
