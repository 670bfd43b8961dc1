import { Trash2 as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Trash2 = icon(Drawing);
