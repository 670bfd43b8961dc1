import { own } from "./drawn-icon.tsx";

// Lucide carries no brands: these are plain strokes.
export const XNetwork = own("M4 4l16 16M20 4 4 20");
export const LinkedIn = own("M5 9v11M5 4.5v.01M10 20V9M10 14c0-3 2-5 4.5-5S19 10.5 19 14v6");
export const Facebook = own("M17 3h-3c-2 0-4 1.5-4 4v14M6.5 12H16");
export const Instagram = own(
  "M8 3.5h8A4.5 4.5 0 0 1 20.5 8v8a4.5 4.5 0 0 1-4.5 4.5H8A4.5 4.5 0 0 1 3.5 16V8A4.5 4.5 0 0 1 8 3.5ZM12 8.5a3.5 3.5 0 1 0 0 7 3.5 3.5 0 0 0 0-7ZM16.5 7.5v.01",
);
export const YouTube = own(
  "M6 5.5h12A3.5 3.5 0 0 1 21.5 9v6a3.5 3.5 0 0 1-3.5 3.5H6A3.5 3.5 0 0 1 2.5 15V9A3.5 3.5 0 0 1 6 5.5ZM10.5 9.5v5l4-2.5Z",
);
