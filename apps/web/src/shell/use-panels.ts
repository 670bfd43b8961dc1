import { useOpenPanels } from "./use-open-panels.ts";

interface PanelAtFirst {
  id: string;
  title: string;
  isOpen: boolean;
}

/** Returns the open sections of a record's page and the handler that opens one from "On this page". */
export function usePanels(key: string, sections: readonly PanelAtFirst[]) {
  const [openIds, setOpenIds] = useOpenPanels(
    key,
    () => new Set(sections.flatMap(({ id, isOpen }) => (isOpen ? [id] : []))),
  );
  return {
    sections: [...sections],
    openIds,
    setOpenIds,
    openSection: (id: string) => setOpenIds(new Set([...openIds, id])),
  };
}
