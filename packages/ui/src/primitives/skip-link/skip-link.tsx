import * as styles from "./skip-link.css.ts";

/** The first tab stop, visible on focus. Focuses its target itself, so that it works in a router. */
export function SkipLink({ href, children }: { href: `#${string}`; children: string }) {
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
