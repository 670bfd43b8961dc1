import { describeCount } from "@rotunda/core";
import { BRAND } from "../platform/brand.ts";
import type { MessageText } from "./message.ts";
import { renderMessage } from "./render-message.ts";

export function writeResetMessage({ link, minutes }: { link: string; minutes: number }): MessageText {
  return renderMessage({
    subject: `Set a new ${BRAND.productName} password`,
    paragraphs: [
      `Somebody, most likely you, asked to set a new password for the ${BRAND.productName} account of this address.`,
      `The link works once, and for ${minutes} minutes.`,
    ],
    action: { label: "Set a new password", href: link },
    afterwards: ["If it wasn’t you, do nothing: the password you have stays as it is."],
  });
}

export function writeInvitationMessage(about: { link: string; days: number; organization: string }): MessageText {
  const { link, days, organization } = about;
  return renderMessage({
    subject: `Your ${BRAND.productName} account`,
    paragraphs: [
      `${organization} has a ${BRAND.productName} account for you: a directory of American political and government profiles. Choose a password to open it.`,
      `The link works once, and for ${days} days.`,
    ],
    action: { label: "Choose a password", href: link },
    afterwards: ["If you didn’t expect this, do nothing: without a password the account stays closed."],
  });
}

/** Sent after each password change, so that unwanted ones are noticed. */
export function writePasswordChangedMessage({ accountUrl }: { accountUrl: string }): MessageText {
  return renderMessage({
    subject: `Your ${BRAND.productName} password was changed`,
    paragraphs: [
      `The password of your ${BRAND.productName} account was changed, and every other session of it was ended.`,
      "If that was you, there is nothing more to do.",
    ],
    action: { label: "Open My Account", href: accountUrl },
    afterwards: [`If it wasn’t you, call customer service at ${BRAND.customerServicePhone}.`],
  });
}

interface MailedBook {
  documentName: string;
  profiles: number;
}

export function writeDossierMessage({ documentName, profiles }: MailedBook): MessageText {
  return renderMessage({
    subject: `Your profile book: ${documentName}`,
    paragraphs: [`The profile book you asked for is attached. It holds ${describeCount(profiles, "profile")}.`],
  });
}

/** Writes the mail with a link to a book too large to attach. */
export function writeDossierLinkMessage(
  book: MailedBook & { link: string; bytes: number; expiresAt: Date },
): MessageText {
  const megabytes = Math.ceil(book.bytes / 1024 / 1024);
  const day = book.expiresAt.toLocaleDateString("en-US", { dateStyle: "long", timeZone: "UTC" });
  return renderMessage({
    subject: `Your profile book: ${book.documentName}`,
    paragraphs: [
      `The profile book you asked for is ready. It holds ${describeCount(book.profiles, "profile")}.`,
      `At ${megabytes} MB it is too large to attach to an email. You can download it until ${day}. You need to log in first.`,
    ],
    action: { label: "Download the profile book", href: book.link },
    afterwards: ["Only you can open this link. If it has expired, ask for the profile book again."],
  });
}

export function writeDossierFailedMessage({ documentName }: { documentName: string }): MessageText {
  return renderMessage({
    subject: `Your profile book could not be made: ${documentName}`,
    paragraphs: [
      "The profile book you asked for could not be made. Ask for it once more, or for fewer profiles at a time.",
      `If it fails again, customer service helps: ${BRAND.customerServicePhone}.`,
    ],
  });
}

export interface LogoRequest {
  name: string;
  email: string;
  organization: string;
  message: string;
}

/** Writes an organization's logo request to its advisor. */
export function writeLogoRequestMessage({ name, email, organization, message }: LogoRequest): MessageText {
  return renderMessage({
    subject: `Custom logo for ${organization}`,
    paragraphs: [
      `${name} (${email}) of ${organization} asks for the organization’s logo on profile books.`,
      ...(message === "" ? [] : ["Their message:", message]),
    ],
  });
}
