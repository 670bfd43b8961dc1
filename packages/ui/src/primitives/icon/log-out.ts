import { LogOut as Drawing } from "lucide-react";
import { icon } from "./drawn-icon.tsx";

export const LogOut = icon(Drawing);
