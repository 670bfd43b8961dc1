import { describeHiddenProfiles, buildHref, type SearchPage } from "@rotunda/core";
import { Note, TextButton, TextLink } from "@rotunda/ui";
import { useConfig, useReader } from "../react/use-session.ts";

export interface HiddenProfilesNoteProps {
  page: SearchPage | null;
  /** The search excludes profiles outside the subscription. */
  isHiding: boolean;
  onHidingChange: (isHiding: boolean) => void;
}

export function HiddenProfilesNote({ page, isHiding, onHidingChange }: HiddenProfilesNoteProps) {
  const productName = useConfig()?.constants.productName;
  const isPreferred = useReader()?.session.hidePayWalledProfilesPreference ?? false;
  const sentence = describeHiddenProfiles(isPreferred, productName ?? "");
  if (sentence !== null) {
    return (
      <Note tone="notice">
        {sentence} <TextLink href={buildHref("MyAccount")}>My Account</TextLink>
      </Note>
    );
  }
  if (isHiding) {
    return (
      <Note tone="notice">
        Profiles outside your subscription are left out of this search.{" "}
        <TextButton onClick={() => onHidingChange(false)}>Show them</TextButton>
      </Note>
    );
  }
  if (!page?.items.some(({ isPaywalled }) => isPaywalled)) return null;
  return (
    <p>
      <TextButton onClick={() => onHidingChange(true)}>Hide profiles outside your subscription</TextButton>
    </p>
  );
}
