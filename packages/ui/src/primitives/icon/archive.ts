import { Archive as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Archive = icon(Drawing);
