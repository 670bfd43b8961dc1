export { useAnnounced } from "../primitives/live-region/use-announced.ts";
