import {
  buildHref,
  buildRecordHref,
  buildSavedHref,
  describeCount,
  type Follow,
  FOLLOW_KINDS,
  formatDate,
} from "@rotunda/core";
import { Headshot } from "../primitives/headshot/headshot.tsx";
import { Tag } from "../primitives/tag/tag.tsx";
import { TextButton, TextLink } from "../primitives/text-link/text-link.tsx";
import { type } from "../theme/layout.css.ts";
import * as styles from "./inbox.css.ts";

export interface FollowListProps {
  follows: readonly Follow[];
  pending: ReadonlySet<string>;
  onUnfollow: (follow: Follow) => void;
}

export function FollowList({ follows, pending, onUnfollow }: FollowListProps) {
  return (
    <ul className={styles.list} role="list">
      {follows.map((follow) => {
        const { target, kind, name, page, since, changes, isLocked } = follow;
        const href = findHref(follow);
        return (
          <li key={target} className={styles.follow}>
            <Headshot
              kind={page && page.recordType !== "folder" ? page.recordType : "caucus"}
              name={page?.preferredNameDisplay ?? name}
              size="small"
              src={page?.headshot ?? ""}
            />
            <div>
              <h2 className={type.recordNameSmall} dir="auto">
                {href === null ? (
                  name
                ) : (
                  <TextLink look="name" href={href}>
                    {name}
                  </TextLink>
                )}
              </h2>
              <p className={type.detail}>
                {FOLLOW_KINDS[kind]}
                {kind === "seat" && page && `, now ${page.preferredNameDisplay}`}
                {kind === "folder" && ": the people in it"}
                {kind === "search" && ": who joins or leaves it"}
                {kind === "state" && ": its federal and state offices"}
              </p>
              <p className={type.detail}>
                Since {formatDate(since)}. {describeCount(changes, "change")} in 30 days.
              </p>
              {isLocked && (
                <p className={type.detail}>
                  <Tag tone="dashed">Outside your subscription</Tag> You won’t see its changes.
                </p>
              )}
            </div>
            <TextButton
              aria-disabled={pending.has(target) || undefined}
              aria-label={`Unfollow ${name}`}
              onClick={() => onUnfollow(follow)}
            >
              Unfollow
            </TextButton>
          </li>
        );
      })}
    </ul>
  );
}

function findHref({ page, search }: Follow): string | null {
  if (search) return buildSavedHref(search);
  if (!page) return null;
  const { recordType } = page;
  return recordType === "folder"
    ? buildHref("BriefcaseFolder", { folderId: page.id })
    : buildRecordHref({ ...page, recordType });
}
