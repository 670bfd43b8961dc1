import { Check as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Check = icon(Drawing);
