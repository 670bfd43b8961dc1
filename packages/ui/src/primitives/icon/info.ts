import { Info as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Info = icon(Drawing);
