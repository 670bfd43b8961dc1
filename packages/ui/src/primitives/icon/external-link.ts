import { ExternalLink as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const ExternalLink = icon(Drawing);
