import * as styles from "./skip-link.css.ts";

export interface SkipLinkProps {
  /** The fragment of the region it leads to, `#main`. */
  href: `#${string}`;
  children: string;
}

/** The first stop of the Tab key: shows itself on focus. Focuses its target itself, so it works inside a router too. */
export function SkipLink({ href, children }: SkipLinkProps) {
  return (
    <a
      className={styles.skip}
      href={href}
      onClick={(event) => {
        const target = document.getElementById(href.slice(1));
        if (!target) return;
        event.preventDefault();
        if (!target.hasAttribute("tabindex")) target.setAttribute("tabindex", "-1");
        target.focus();
        target.scrollIntoView();
      }}
    >
      {children}
    </a>
  );
}
