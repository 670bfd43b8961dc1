import type { ReactNode } from "react";
import { type } from "../theme/layout.css.ts";
import * as styles from "./notices.css.ts";

export interface MessagePageProps {
  /** Above the heading, such as an error page's logo. */
  lead?: ReactNode;
  title: string;
  children?: ReactNode;
  actions: ReactNode;
}

/** A page with a single message: text at the left, the dome at the right. */
export function MessagePage({ lead, title, children, actions }: MessagePageProps) {
  return (
    <div className={styles.plate}>
      <div>
        {lead}
        <h1 className={type.h1} tabIndex={-1}>
          {title}
        </h1>
        {children && <div className={styles.body}>{children}</div>}
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      <div className={styles.picture}>
        <DomeDrawing />
      </div>
    </div>
  );
}

const RIBS = [120, 100.8, 72, 38.4];
const WAISTS = [12, 10.08, 7.2, 3.84];

interface Colonnade {
  first: number;
  step: number;
  count: number;
  top: number;
  height: number;
  width: number;
}

const columns = ({ first, step, count, top, height, width }: Colonnade) =>
  Array.from({ length: count }, (_, index) => {
    const x = first + index * step;
    return `M${x} ${top}v${height}M${x + width} ${top}v${height}`;
  }).join("");

function DomeDrawing() {
  return (
    <svg
      aria-hidden
      className={styles.drawing}
      fill="none"
      height={400}
      stroke="currentColor"
      strokeLinecap="round"
      strokeLinejoin="round"
      strokeWidth={1.25}
      viewBox="0 0 520 400"
      width={520}
    >
      <path d="M260 22v22M250 72v-20q10-16 20 0v20M244 72h32M244 72v8h32v-8M260 80v126" />
      {RIBS.map((rib, index) => {
        const waist = WAISTS[index] ?? 0;
        return (
          <path
            d={`M${260 - rib} 206C${260 - rib} 140 ${260 - rib * 0.4133} 100 ${260 - waist} 80M${260 + rib} 206C${260 + rib} 140 ${260 + rib * 0.4133} 100 ${260 + waist} 80`}
            key={rib}
          />
        );
      })}
      <path className={styles.faint} d="M194 112q66 10 132 0M167 142q93 14 186 0M148 174q112 16 224 0" />
      <path d="M132 206h256v8H132ZM126 214h268v6H126Z" />
      <path d={columns({ first: 136.5, step: 20, count: 13, top: 226, height: 44, width: 7 })} />
      <path d="M130 220v6h260v-6M130 270h260v8H130ZM118 278h284v8H118ZM104 286h312v10H104Z" />
      <path d={columns({ first: 56, step: 25, count: 17, top: 308, height: 48, width: 8 })} />
      <path d="M44 296h432v12H44ZM44 356h432v8H44ZM32 364h456v8H32ZM20 372h480v8H20Z" />
    </svg>
  );
}
