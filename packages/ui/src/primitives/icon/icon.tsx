import * as lucide from "lucide-react";
import type { ComponentType, JSX, SVGProps } from "react";
import * as styles from "./icon.css.ts";

export interface IconProps {
  size?: "mark" | "large" | "medium" | "small" | "tiny";
  /** Fills the shape with the current color, as in the star of a saved profile. */
  isFilled?: boolean;
}

/** Hidden from screen readers, because adjacent text or its control names it. */
export type IconComponent = (props: IconProps) => JSX.Element;

const STROKE = { mark: 1.6, large: 1.4, medium: 1.6, small: 1.75, tiny: 2 } satisfies Record<
  keyof typeof styles.size,
  number
>;

function createIcon(Drawing: ComponentType<SVGProps<SVGSVGElement>>): IconComponent {
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

function createOwnIcon(paths: string, viewBox = "0 0 24 24") {
  return createIcon((props) => (
    <svg fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" viewBox={viewBox} {...props}>
      <path d={paths} />
    </svg>
  ));
}

export const Archive = createIcon(lucide.Archive);
export const Bell = createIcon(lucide.Bell);
export const ArrowDown = createIcon(lucide.ArrowDown);
export const ArrowUp = createIcon(lucide.ArrowUp);
export const ArrowUpDown = createIcon(lucide.ArrowUpDown);
export const BookDown = createIcon(lucide.BookDown);
export const Building2 = createIcon(lucide.Building2);
export const Check = createIcon(lucide.Check);
export const ChevronDown = createIcon(lucide.ChevronDown);
export const ChevronFirst = createIcon(lucide.ChevronFirst);
export const ChevronLast = createIcon(lucide.ChevronLast);
export const ChevronLeft = createIcon(lucide.ChevronLeft);
export const ChevronRight = createIcon(lucide.ChevronRight);
export const CircleAlert = createIcon(lucide.CircleAlert);
export const CircleCheck = createIcon(lucide.CircleCheck);
export const CircleDot = createIcon(lucide.CircleDot);
export const CircleMinus = createIcon(lucide.CircleMinus);
export const CircleX = createIcon(lucide.CircleX);
export const Columns = createIcon(lucide.Columns2);
export const Contrast = createIcon(lucide.Contrast);
export const Copy = createIcon(lucide.Copy);
export const Download = createIcon(lucide.Download);
export const FileText = createIcon(lucide.FileText);
export const Folder = createIcon(lucide.Folder);
export const FolderInput = createIcon(lucide.FolderInput);
export const FolderOpen = createIcon(lucide.FolderOpen);
export const FolderPlus = createIcon(lucide.FolderPlus);
export const Globe = createIcon(lucide.Globe);
export const Inbox = createIcon(lucide.Inbox);
export const Landmark = createIcon(lucide.Landmark);
export const LayoutGrid = createIcon(lucide.LayoutGrid);
export const List = createIcon(lucide.List);
export const ListChecks = createIcon(lucide.ListChecks);
export const Lock = createIcon(lucide.Lock);
export const LogOut = createIcon(lucide.LogOut);
export const Mail = createIcon(lucide.Mail);
export const MapPin = createIcon(lucide.MapPin);
export const Menu = createIcon(lucide.Menu);
export const Minus = createIcon(lucide.Minus);
export const Monitor = createIcon(lucide.Monitor);
export const Moon = createIcon(lucide.Moon);
export const Pencil = createIcon(lucide.Pencil);
export const Phone = createIcon(lucide.Phone);
export const Printer = createIcon(lucide.Printer);
export const RotateCcw = createIcon(lucide.RotateCcw);
export const RotateCw = createIcon(lucide.RotateCw);
export const Scale = createIcon(lucide.Scale);
export const Search = createIcon(lucide.Search);
export const Star = createIcon(lucide.Star);
export const Sun = createIcon(lucide.Sun);
export const Table = createIcon(lucide.Table);
export const Trash2 = createIcon(lucide.Trash2);
export const Users = createIcon(lucide.Users);
export const WifiOff = createIcon(lucide.WifiOff);
export const X = createIcon(lucide.X);

export const DomeMark = createOwnIcon(
  "M14 2v3M12 7.5V5h4v2.5M5 18C5 11.5 9 8 14 8s9 3.5 9 10M14 8v10M9.5 18c0-5 1.7-8.5 4.5-10 2.8 1.5 4.5 5 4.5 10M3 18h22M5 18v6M11 18v6M17 18v6M23 18v6M2.5 25.5h23",
  "0 0 28 28",
);

// Lucide has no brand icons.
export const XNetwork = createOwnIcon("M4 4l16 16M20 4 4 20");
export const LinkedIn = createOwnIcon("M5 9v11M5 4.5v.01M10 20V9M10 14c0-3 2-5 4.5-5S19 10.5 19 14v6");
export const Facebook = createOwnIcon("M17 3h-3c-2 0-4 1.5-4 4v14M6.5 12H16");
export const Instagram = createOwnIcon(
  "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.5 7.5v.01",
);
export const YouTube = createOwnIcon(
  "M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5ZM10.5 9.5v5l4-2.5Z",
);
