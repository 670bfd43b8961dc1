import type { FollowChoice } from "@rotunda/core";
import { useId, useState } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { Bell } from "../primitives/icon/icon.tsx";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { type, visuallyHidden } from "../theme/layout.css.ts";
import * as styles from "./inbox.css.ts";

export interface FollowButtonProps {
  /** The record of the page and, for a person in office, the seat. A district offers its seat only. */
  choices: readonly FollowChoice[];
  pending: ReadonlySet<string>;
  onChange: (choice: FollowChoice, isFollowed: boolean) => void;
  isCompact?: boolean;
}

/** Follows the record of the page. A person and their seat are chosen behind “Change”. */
export function FollowButton({ choices, pending, onChange, isCompact = false }: FollowButtonProps) {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const [own, ...others] = choices;
  if (!own) return null;
  const followed = choices.filter(({ isFollowed }) => isFollowed);
  const isFollowing = followed.length > 0;
  const label = (isFollowing ? "Following" : "Follow") + (own.kind === "seat" ? " this seat" : "");
  const toggle = () => {
    if (isFollowing) for (const choice of followed) onChange(choice, false);
    else onChange(own, true);
  };
  return (
    <div className={isCompact ? undefined : styles.buttonFollow}>
      <Button
        isFullWidth={!isCompact}
        size={isCompact ? "small" : "medium"}
        tone={isCompact ? "quiet" : "plain"}
        icon={<Bell size={isCompact ? "small" : "medium"} isFilled={isFollowing} />}
        isUnavailable={choices.some(({ target }) => pending.has(target))}
        aria-label={`${label}: ${own.name}`}
        aria-pressed={isFollowing}
        onClick={toggle}
      >
        {label}
      </Button>
      {isFollowing && others.length > 0 && (
        <p className={type.aside}>
          {describeFollowed(followed)}{" "}
          <TextButton aria-controls={id} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Change
          </TextButton>
        </p>
      )}
      {isFollowing && isOpen && others.length > 0 && (
        <fieldset className={styles.choices} id={id}>
          <legend className={visuallyHidden}>What to follow</legend>
          {choices.map((choice) => (
            <div key={choice.target}>
              <Checkbox
                label={choice.kind === "seat" ? `The seat: ${choice.name}` : choice.name}
                isChecked={choice.isFollowed}
                isDisabled={pending.has(choice.target)}
                onChange={(isFollowed) => onChange(choice, isFollowed)}
              />
              <p className={styles.buttonNote}>
                {choice.kind === "seat"
                  ? "Whoever holds it, even after an election"
                  : "In any office, and after leaving it"}
              </p>
            </div>
          ))}
        </fieldset>
      )}
    </div>
  );
}

function describeFollowed(followed: readonly FollowChoice[]): string {
  if (followed.length > 1) return "The person and the seat.";
  return followed[0]?.kind === "seat" ? "The seat." : "The person.";
}
