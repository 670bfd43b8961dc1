import {
  describeFeaturedDistrict,
  listFeaturedProfiles,
  describeFeaturedState,
  buildHref,
  type Homepage,
  type ContentKind,
  describeHome,
  buildSearchHref,
  createDefaultQuery,
  findLookup,
  buildRecordHref,
  type Lookups,
  type SearchQuery,
} from "@rotunda/core";
import {
  FeaturedPlace,
  FeaturedProfiles,
  HomeBanner,
  HomeLayout,
  HomeSkeleton,
  NoteworthyGroups,
  FailureNotice,
  RecentProfiles,
  TextLink,
} from "@rotunda/ui";
import { useStars } from "../briefcase/use-stars.ts";
import * as token from "../di/tokens.ts";
import { useBehavior, useService } from "../react/services.tsx";
import { useConfig } from "../react/use-session.ts";
import { KeywordCombobox } from "../search/keyword-combobox.tsx";
import { stack } from "@rotunda/ui/theme";
import * as styles from "./home.css.ts";

export function HomeScreen() {
  const config = useConfig();
  return (
    <div className={styles.page}>
      {config && <HomeHero content={config.content} />}
      <FeaturedRecords />
    </div>
  );
}

/** A failed refresh keeps the previous ones. */
function FeaturedRecords() {
  const store = useService(token.HomeStore);
  const { homepage, isLoading, failure } = useBehavior(store.state$);
  if (homepage) return <Edition homepage={homepage} />;
  if (!failure) return <HomeSkeleton />;
  return (
    <div className={styles.notice}>
      <FailureNotice failure={failure} isRetrying={isLoading} onRetry={() => store.refresh({ force: true })} />
    </div>
  );
}

function Edition({ homepage }: { homepage: Homepage }) {
  const getStar = useStars();
  const lookups = useConfig()?.lookups;
  const { featuredState, featuredDistrict, primaryBanner, secondaryBanner } = homepage;
  const hasPlaces = featuredState !== null || featuredDistrict !== null;
  return (
    <HomeLayout
      featured={
        <FeaturedProfiles
          text={homepage.featuredProfilesText}
          profiles={listFeaturedProfiles(homepage)}
          getBriefcase={getStar && ((item) => ({ kind: "star", ...getStar(item) }))}
        />
      }
      places={
        hasPlaces && (
          <>
            {featuredState && lookups && (
              <FeaturedPlace
                kind="state"
                name={featuredState.name}
                map={featuredState}
                lines={describeFeaturedState(featuredState)}
                {...listStateLinks(featuredState, lookups)}
              />
            )}
            {featuredDistrict && (
              <FeaturedPlace
                kind="district"
                name={featuredDistrict.name}
                lines={describeFeaturedDistrict(featuredDistrict)}
                {...listDistrictLinks(featuredDistrict)}
              />
            )}
          </>
        )
      }
      banner={primaryBanner && <HomeBanner banner={primaryBanner} />}
      recent={
        <RecentProfiles
          profiles={homepage.recentProfiles}
          action={
            <TextLink look="action" href={buildHref("SearchCongressional")}>
              Search all profiles
            </TextLink>
          }
        />
      }
      groups={<NoteworthyGroups groups={homepage.noteworthyGroups} />}
      secondBanner={secondaryBanner && <HomeBanner banner={secondaryBanner} />}
    />
  );
}

function HomeHero({ content }: { content: readonly ContentKind[] }) {
  const { headline, placeholder } = describeHome(content);
  return (
    <div className={styles.hero}>
      <h1 tabIndex={-1} className={styles.headline}>
        {headline}
      </h1>
      <div className={stack[2]}>
        <KeywordCombobox content={content} placeholder={placeholder} />
      </div>
    </div>
  );
}

function listStateLinks({ id, name }: NonNullable<Homepage["featuredState"]>, { states }: Lookups) {
  const code = findLookup(states, String(id))?.shortCode;
  const here: Partial<SearchQuery> | null = code ? { currentOfficeStates: [{ id: code, name }] } : null;
  const query = { ...createDefaultQuery(), ...here };
  return {
    href: buildRecordHref({ id, recordType: "state", preferredNameDisplay: name }),
    searches: here
      ? [
          { label: "Congress and governor", href: buildSearchHref("congressional", query) },
          { label: "State legislature", href: buildSearchHref("state", query) },
        ]
      : [],
  };
}

function listDistrictLinks({ id, name }: NonNullable<Homepage["featuredDistrict"]>) {
  const query = { ...createDefaultQuery(), currentOfficeCongressionalDistrict: { id: String(id), name } };
  return {
    href: buildRecordHref({ id, recordType: "district", preferredNameDisplay: name }),
    searches: [{ label: "Representative and staff", href: buildSearchHref("congressional", query) }],
  };
}
