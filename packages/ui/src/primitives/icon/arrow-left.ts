import { ArrowLeft as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ArrowLeft = icon(Drawing);
