import { buildHref, formatCopyright, buildEmailHref, LEGAL_LINKS, buildPhoneHref } from "@rotunda/core";
import { TextButton } from "../primitives/text-link/text-link.tsx";
import { page } from "../theme/layout.css.ts";
import * as styles from "./shell.css.ts";
import { MainSiteLinks } from "./site-links.tsx";

export interface FooterProps {
  year: number;
  publisher: string;
  printEditionUrl: string;
  customerServicePhone: string;
  customerServiceEmail: string;
  mainSiteOrigin: string;
  onShowKeys: () => void;
}

export function Footer(props: FooterProps) {
  const { customerServicePhone, customerServiceEmail } = props;
  return (
    <footer className={styles.footer}>
      <div className={`${page} ${styles.columns}`}>
        <p className={styles.footerText}>
          To order the print edition,{" "}
          <a href={props.printEditionUrl} rel="noopener noreferrer">
            visit the bookshop
          </a>
          , call customer service at{" "}
          <a className={styles.phone} href={buildPhoneHref(customerServicePhone) ?? undefined}>
            {customerServicePhone}
          </a>{" "}
          or write to <a href={buildEmailHref(customerServiceEmail) ?? undefined}>{customerServiceEmail}</a>.
        </p>
        <div className={styles.legal}>
          <ul className={styles.links}>
            <MainSiteLinks className={styles.link} origin={props.mainSiteOrigin} links={LEGAL_LINKS} />
            <li>
              <a className={styles.link} href={buildHref("Faq")}>
                FAQ
              </a>
            </li>
            <li>
              <TextButton look="plain" onClick={props.onShowKeys}>
                Keyboard shortcuts
              </TextButton>
            </li>
          </ul>
          <p className={styles.copyright}>{formatCopyright(props.year, props.publisher)}</p>
        </div>
      </div>
    </footer>
  );
}
