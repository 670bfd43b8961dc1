import { FolderInput as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const FolderInput = icon(Drawing);
