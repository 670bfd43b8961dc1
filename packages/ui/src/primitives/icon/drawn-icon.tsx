import type { ComponentType, JSX, SVGProps } from "react";
import * as styles from "./icon.css.ts";

export interface IconProps {
  size?: keyof typeof styles.size;
  /** Fills the shape with the current colour, as the star of a profile that is in the Briefcase. */
  isFilled?: boolean;
}

/** Always hidden from screen readers: a word stands beside it, or the control around it has a name. */
export type IconComponent = (props: IconProps) => JSX.Element;

const STROKE = { mark: 1.6, large: 1.4, medium: 1.6, small: 1.75, tiny: 2 } satisfies Record<
  keyof typeof styles.size,
  number
>;

/** An icon of the product, from a drawing. */
export function icon(Drawing: ComponentType<SVGProps<SVGSVGElement>>): IconComponent {
  return function Icon({ size = "medium", isFilled = false }) {
    return (
      <Drawing
        aria-hidden
        className={isFilled ? `${styles.size[size]} ${styles.filled}` : styles.size[size]}
        focusable={false}
        strokeWidth={STROKE[size]}
      />
    );
  };
}

/** A drawing of our own: strokes in the manner of the set. */
export function own(paths: string, viewBox = "0 0 24 24") {
  return icon((props) => (
    <svg fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" viewBox={viewBox} {...props}>
      <path d={paths} />
    </svg>
  ));
}
