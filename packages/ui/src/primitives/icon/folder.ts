import { Folder as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Folder = icon(Drawing);
