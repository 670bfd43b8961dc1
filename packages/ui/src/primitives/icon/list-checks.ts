import { ListChecks as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ListChecks = icon(Drawing);
