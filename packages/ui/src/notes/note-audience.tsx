import type { NoteAudience } from "@rotunda/core";
import { Lock, Users } from "../primitives/icon/icon.tsx";
import { Select } from "../primitives/select/select.tsx";
import * as styles from "./notes.css.ts";

export interface NoteAudienceProps {
  audience: NoteAudience;
  organizationName: string;
}

export function NoteAudienceMark({ audience, organizationName }: NoteAudienceProps) {
  return (
    <span className={styles.audience}>
      {audience === "private" ? <Lock size="small" /> : <Users size="small" />}
      {audience === "private" ? "Only you" : organizationName}
    </span>
  );
}

export function NoteAudienceSelect({
  audience,
  organizationName,
  onChange,
}: NoteAudienceProps & { onChange: (audience: NoteAudience) => void }) {
  return (
    <Select
      label="Read by"
      layout="inline"
      size="small"
      options={[
        { text: organizationName, value: "organization" },
        { text: "Only me", value: "private" },
      ]}
      value={audience}
      onChange={(value) => onChange(value === "private" ? "private" : "organization")}
    />
  );
}
