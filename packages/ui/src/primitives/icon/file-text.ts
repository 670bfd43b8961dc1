import { FileText as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const FileText = icon(Drawing);
