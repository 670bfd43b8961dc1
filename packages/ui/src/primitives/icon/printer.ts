import { Printer as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Printer = icon(Drawing);
