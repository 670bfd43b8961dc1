import { describeCardButton } from "@rotunda/core";
import { FolderInput, Trash2 } from "../primitives/icon/icon.tsx";
import { IconButton } from "../primitives/icon-button/icon-button.tsx";
import { StarButton } from "./star-button.tsx";

export type BriefcaseControl =
  | { kind: "star"; isIn: boolean; isPending?: boolean; onToggle: () => void; onChooseFolders?: () => void }
  | { kind: "folder"; onRemove: () => void; onMove?: () => void };

export function CardBriefcase({ name, control }: { name: string; control: BriefcaseControl }) {
  if (control.kind === "star") return <StarButton name={name} {...control} />;
  return (
    <>
      {control.onMove !== undefined && (
        <IconButton label={`Move ${name} to folders`} tooltip="Move to folders" onClick={control.onMove}>
          <FolderInput />
        </IconButton>
      )}
      <IconButton
        tone="danger"
        label={`Remove ${name} from Briefcase folder`}
        tooltip={describeCardButton({ addedToBriefcase: true }, true)}
        onClick={control.onRemove}
      >
        <Trash2 />
      </IconButton>
    </>
  );
}
