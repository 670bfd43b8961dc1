import { describeFinanceSource, type FecData, listFinanceFigures, type PersonProfile } from "@rotunda/core";
import { TextPanel } from "./text-panel.tsx";
import { type } from "../../theme/layout.css.ts";
import * as styles from "./panels.css.ts";

export interface FinancePanelProps {
  profile: Pick<PersonProfile, "financialInfo" | "fecData">;
}

/** Campaign finance in dollars, and the editors' text on the person's finances. */
export function FinancePanel({ profile: { financialInfo, fecData } }: FinancePanelProps) {
  return (
    <div className={styles.financeParts}>
      {fecData !== null && <CampaignFinance figures={fecData} />}
      {financialInfo !== "" && <TextPanel html={financialInfo} />}
    </div>
  );
}

function CampaignFinance({ figures }: { figures: FecData }) {
  return (
    <section>
      <dl className={styles.figures}>
        {listFinanceFigures(figures).map(({ label, text, isKnown }) => (
          <div key={label} className={styles.figure}>
            <dt className={type.meta}>{label}</dt>
            <dd className={styles.amount} data-missing={isKnown ? undefined : ""}>
              {text}
            </dd>
          </div>
        ))}
      </dl>
      <Bars figures={figures} />
      <p className={styles.financeSource}>{describeFinanceSource(figures)}</p>
    </section>
  );
}

/** Bars of money raised and spent on one scale; the figures above have the numbers. */
function Bars({ figures }: { figures: FecData }) {
  const raised = Number.parseFloat(figures.total);
  const spent = Number.parseFloat(figures.spent);
  const max = Math.max(raised, spent);
  if (!(max > 0)) return null;
  return (
    <div className={styles.bars} aria-hidden="true">
      <span>Raised</span>
      <span className={styles.financeBar} style={{ inlineSize: `${(raised / max) * 100}%` }} />
      <span>Spent</span>
      <span className={styles.outlinedBar} style={{ inlineSize: `${(spent / max) * 100}%` }} />
    </div>
  );
}
