import { FolderPlus as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const FolderPlus = icon(Drawing);
