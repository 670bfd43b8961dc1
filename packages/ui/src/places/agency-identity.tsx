import type { Agency, LookupItem } from "@rotunda/core";
import { type ReactNode, useState } from "react";
import * as identity from "../groups/groups.css.ts";
import { NamedLink } from "../primitives/text-link/text-link.tsx";
import { ContactBlock } from "../profiles/contact.tsx";
import { ModuleChips } from "../profiles/module-chips.tsx";
import type { StarState } from "../profiles/card-controls.tsx";
import { SideBlock } from "../profiles/profile-layout.tsx";
import * as styles from "./places.css.ts";
import { PlaceActions } from "./place-side.tsx";

export interface AgencyIdentityProps {
  agency: Agency;
  modules: LookupItem[];
  briefcase?: StarState;
  actions?: ReactNode;
  children?: ReactNode;
}

export function AgencyIdentity({ agency, modules, briefcase, actions, children }: AgencyIdentityProps) {
  const { agencyFull, shortName, parent, logo, website, subscriptionModules } = agency;
  return (
    <>
      <div className={identity.identityHead}>
        <Logo src={logo} />
        <h1 tabIndex={-1} className={identity.identityName}>
          {agencyFull}
        </h1>
        {shortName !== "" && shortName !== agencyFull && <p className={identity.shortName}>{shortName}</p>}
        {parent !== null && (
          <p className={identity.parent}>
            Part of <NamedLink kind="agency" id={parent.id} name={parent.agencyFull} />
          </p>
        )}
      </div>
      <ContactBlock contact={agency} sites={[{ label: "Website", url: website }]} />
      <PlaceActions name={agencyFull} briefcase={briefcase}>
        {actions}
      </PlaceActions>
      {subscriptionModules.length > 0 && (
        <SideBlock title="Modules">
          <ModuleChips moduleIds={subscriptionModules} modules={modules} />
        </SideBlock>
      )}
      {children}
    </>
  );
}

/** The seal is decorative; hidden if it fails to load. */
function Logo({ src }: { src: string }) {
  const [isBroken, setBroken] = useState(false);
  if (src === "" || isBroken) return null;
  return (
    <img
      alt=""
      className={styles.logo}
      decoding="async"
      height={SEAL}
      width={SEAL}
      src={src}
      onError={() => setBroken(true)}
    />
  );
}

const SEAL = 88;
