import { Sun as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Sun = icon(Drawing);
