import { Globe as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Globe = icon(Drawing);
