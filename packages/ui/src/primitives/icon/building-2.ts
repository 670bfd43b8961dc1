import { Building2 as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Building2 = icon(Drawing);
