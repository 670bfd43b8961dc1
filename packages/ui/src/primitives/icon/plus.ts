import { Plus as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Plus = icon(Drawing);
