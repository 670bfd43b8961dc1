import { Table as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const Table = icon(Drawing);
