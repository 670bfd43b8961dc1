import { FolderOpen as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const FolderOpen = icon(Drawing);
