import { MESSAGES } from "../notices/messages.ts";
import type { DossierOptions } from "./dossier.ts";
import {
  listDossierFormats,
  listDossierOrders,
  formatIneligibleNote,
  type CheckedTarget,
  type DossierTarget,
} from "./dossier-target.ts";
import type { DossierCheck } from "./dossiers.port.ts";
import { planDossier, refuseTarget, type DossierPlan } from "./plan-dossier.ts";

/** The dialog's target and options. */
export type DossierStep =
  /** `check` is the answer to the choice before: another format is made of the same profiles. */
  | { status: "checking"; check: DossierCheck | null }
  | { status: "ready"; check: DossierCheck; action: "download" | "email" }
  /** The file is being downloaded, or requested by mail. */
  | { status: "delivering"; check: DossierCheck; action: "download" | "email" }
  /** Nothing can be downloaded, and the message says why. */
  | { status: "refused"; message: string }
  /** The check failed; it can be tried again. */
  | { status: "failed"; message: string };

export interface DossierChoice {
  target: DossierTarget;
  options: DossierOptions;
}

/** `isResting`: a download button was pressed less than four seconds ago, or its file is still on the way. */
export type OpenDossier = DossierChoice & { isResting: boolean } & DossierStep;

/** The download dialog. */
export type DossierState = { status: "closed" } | OpenDossier;

/**
 * The dialog's first step: the question to the server, a refusal, or the file of one profile, which needs no check.
 */
export function planOpening(
  target: DossierTarget,
): { do: "check"; target: CheckedTarget } | { do: "show"; step: DossierStep } {
  const refusal = refuseTarget(target);
  if (refusal) return { do: "show", step: { status: "refused", message: refusal.message } };
  if (target.kind !== "profile") return { do: "check", target };
  const check = { profileCount: 1, isDownloadable: true };
  return { do: "show", step: { status: "ready", check, action: "download" } };
}

/** The dialog's step after a check. */
export function toCheckedStep(target: DossierTarget, check: DossierCheck): DossierStep {
  const plan: DossierPlan = planDossier(target, check);
  if (plan.do === "refuse") return { status: "refused", message: plan.message };
  return { status: "ready", check, action: plan.do };
}

/**
 * The options after a change, or null when nothing changes: another format, order or logo choice asks the server again,
 * the same one doesn't, and only what the target offers can be chosen (DOS-03).
 */
export function changeOptions(
  { target, options }: DossierChoice,
  change: Partial<Pick<DossierOptions, "format" | "order" | "useCustomLogo">>,
  hasCustomLogo: boolean,
): DossierOptions | null {
  const { format, order, useCustomLogo } = { ...options, ...change };
  const isOffered =
    listDossierFormats(target).includes(format) &&
    listDossierOrders(target).includes(order) &&
    (hasCustomLogo || !useCustomLogo);
  const isSame = format === options.format && order === options.order && useCustomLogo === options.useCustomLogo;
  return isOffered && !isSame ? { ...options, format, order, useCustomLogo } : null;
}

/** The dialog's button: what it says, and whether it can be pressed (DOS-05). */
export function describeDossierButton(state: OpenDossier): { label: string; isDisabled: boolean } {
  const isMail = "action" in state && state.action === "email";
  const label = isMail ? MESSAGES.dossierEmail : MESSAGES.dossierDownload;
  return { label, isDisabled: state.status !== "ready" || state.isResting };
}

/**
 * The notes beside the dialog's controls: why nothing can be downloaded, what is left out, and that a book by mail
 * needs extra time, with the address it goes to (DOS-10).
 */
export function listDossierNotes(state: OpenDossier, email: string | null): string[] {
  const check = "check" in state ? state.check : null;
  const leftOut = formatIneligibleNote(state.target, check && check.profileCount);
  return [
    ...("message" in state ? [state.message] : []),
    ...("action" in state && state.action === "email" ? [MESSAGES.dossierEmailedLater(addressOf(email))] : []),
    ...(leftOut === null ? [] : [leftOut]),
  ];
}

/** The notice after a book was requested by mail (DOS-10). */
export function describeEmailed(email: string | null): string {
  return MESSAGES.dossierEmailed(addressOf(email));
}

const addressOf = (email: string | null): string => email || MESSAGES.dossierOwnAddress;
