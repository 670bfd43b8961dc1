import { CircleDot as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const CircleDot = icon(Drawing);
