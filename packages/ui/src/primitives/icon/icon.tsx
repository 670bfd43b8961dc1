import {
  Archive as LucideArchive,
  ArrowDown as LucideArrowDown,
  ArrowLeft as LucideArrowLeft,
  ArrowUp as LucideArrowUp,
  ArrowUpDown as LucideArrowUpDown,
  BookDown as LucideBookDown,
  Building2 as LucideBuilding2,
  Check as LucideCheck,
  ChevronDown as LucideChevronDown,
  ChevronFirst as LucideChevronFirst,
  ChevronLast as LucideChevronLast,
  ChevronLeft as LucideChevronLeft,
  ChevronRight as LucideChevronRight,
  ChevronUp as LucideChevronUp,
  CircleAlert as LucideCircleAlert,
  CircleCheck as LucideCircleCheck,
  CircleDot as LucideCircleDot,
  CircleMinus as LucideCircleMinus,
  CircleX as LucideCircleX,
  Contrast as LucideContrast,
  Copy as LucideCopy,
  Download as LucideDownload,
  ExternalLink as LucideExternalLink,
  FileText as LucideFileText,
  Folder as LucideFolder,
  FolderInput as LucideFolderInput,
  FolderOpen as LucideFolderOpen,
  FolderPlus as LucideFolderPlus,
  Globe as LucideGlobe,
  Info as LucideInfo,
  Landmark as LucideLandmark,
  LayoutGrid as LucideLayoutGrid,
  List as LucideList,
  ListChecks as LucideListChecks,
  Lock as LucideLock,
  LogOut as LucideLogOut,
  Mail as LucideMail,
  Map as LucideMap,
  MapPin as LucideMapPin,
  Menu as LucideMenu,
  Minus as LucideMinus,
  Monitor as LucideMonitor,
  Moon as LucideMoon,
  Phone as LucidePhone,
  Plus as LucidePlus,
  Printer as LucidePrinter,
  RotateCcw as LucideRotateCcw,
  RotateCw as LucideRotateCw,
  Scale as LucideScale,
  Search as LucideSearch,
  SlidersHorizontal as LucideSlidersHorizontal,
  Star as LucideStar,
  Sun as LucideSun,
  Table as LucideTable,
  Trash2 as LucideTrash2,
  Users as LucideUsers,
  WifiOff as LucideWifiOff,
  X as LucideX,
} from "lucide-react";
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

function icon(Drawing: ComponentType<SVGProps<SVGSVGElement>>): IconComponent {
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

// The set of the product, chosen once: Lucide drawings under Lucide's names.
export const Archive = icon(LucideArchive);
export const ArrowDown = icon(LucideArrowDown);
export const ArrowLeft = icon(LucideArrowLeft);
export const ArrowUp = icon(LucideArrowUp);
export const ArrowUpDown = icon(LucideArrowUpDown);
export const BookDown = icon(LucideBookDown);
export const Building2 = icon(LucideBuilding2);
export const Check = icon(LucideCheck);
export const ChevronDown = icon(LucideChevronDown);
export const ChevronFirst = icon(LucideChevronFirst);
export const ChevronLast = icon(LucideChevronLast);
export const ChevronLeft = icon(LucideChevronLeft);
export const ChevronRight = icon(LucideChevronRight);
export const ChevronUp = icon(LucideChevronUp);
export const CircleAlert = icon(LucideCircleAlert);
export const CircleCheck = icon(LucideCircleCheck);
export const CircleDot = icon(LucideCircleDot);
export const CircleMinus = icon(LucideCircleMinus);
export const CircleX = icon(LucideCircleX);
export const Contrast = icon(LucideContrast);
export const Copy = icon(LucideCopy);
export const Download = icon(LucideDownload);
export const ExternalLink = icon(LucideExternalLink);
export const FileText = icon(LucideFileText);
export const Folder = icon(LucideFolder);
export const FolderInput = icon(LucideFolderInput);
export const FolderOpen = icon(LucideFolderOpen);
export const FolderPlus = icon(LucideFolderPlus);
export const Globe = icon(LucideGlobe);
export const Info = icon(LucideInfo);
export const Landmark = icon(LucideLandmark);
export const LayoutGrid = icon(LucideLayoutGrid);
export const List = icon(LucideList);
export const ListChecks = icon(LucideListChecks);
export const Lock = icon(LucideLock);
export const LogOut = icon(LucideLogOut);
export const Mail = icon(LucideMail);
export const Map = icon(LucideMap);
export const MapPin = icon(LucideMapPin);
export const Menu = icon(LucideMenu);
export const Minus = icon(LucideMinus);
export const Monitor = icon(LucideMonitor);
export const Moon = icon(LucideMoon);
export const Phone = icon(LucidePhone);
export const Plus = icon(LucidePlus);
export const Printer = icon(LucidePrinter);
export const RotateCcw = icon(LucideRotateCcw);
export const RotateCw = icon(LucideRotateCw);
export const Scale = icon(LucideScale);
export const Search = icon(LucideSearch);
export const SlidersHorizontal = icon(LucideSlidersHorizontal);
export const Star = icon(LucideStar);
export const Sun = icon(LucideSun);
export const Table = icon(LucideTable);
export const Trash2 = icon(LucideTrash2);
export const Users = icon(LucideUsers);
export const WifiOff = icon(LucideWifiOff);
export const X = icon(LucideX);

function own(paths: string, viewBox = "0 0 24 24") {
  return icon((props) => (
    <svg fill="none" stroke="currentColor" strokeLinecap="round" strokeLinejoin="round" viewBox={viewBox} {...props}>
      <path d={paths} />
    </svg>
  ));
}

// Lucide carries no brands: plain strokes in the manner of the set.
export const XNetwork = own("M4 4l16 16M20 4 4 20");
export const LinkedIn = own("M5 9v11M5 4.5v.01M10 20V9M10 14c0-3 2-5 4.5-5S19 10.5 19 14v6");
export const Facebook = own("M17 3h-3c-2 0-4 1.5-4 4v14M6.5 12H16");
export const Instagram = own(
  "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.5 7.5v.01",
);
export const YouTube = own(
  "M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5ZM10.5 9.5v5l4-2.5Z",
);
/** The mark of the product: a dome on its drum. */
export const DomeMark = own(
  "M14 2v3M12 7.5V5h4v2.5M5 18C5 11.5 9 8 14 8s9 3.5 9 10M14 8v10M9.5 18c0-5 1.7-8.5 4.5-10 2.8 1.5 4.5 5 4.5 10M3 18h22M5 18v6M11 18v6M17 18v6M23 18v6M2.5 25.5h23",
  "0 0 28 28",
);
