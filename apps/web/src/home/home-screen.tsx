import {
  describeFeaturedDistrict,
  listFeaturedProfiles,
  describeFeaturedState,
  buildHref,
  type Homepage,
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
import * as styles from "./home-screen.css.ts";
import { HomeHero } from "./home-hero.tsx";
import { listDistrictLinks, listStateLinks } from "./place-links.ts";

/** Home: links to the directories, featured records and recent profiles. */
export function HomeScreen() {
  const config = useConfig();
  return (
    <div className={styles.page}>
      {config && <HomeHero content={config.content} />}
      <FeaturedRecords />
    </div>
  );
}

/** The records the server features. A failed refresh keeps the previous ones. */
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
  const starOf = useStars();
  const lookups = useConfig()?.lookups;
  const { featuredState, featuredDistrict, primaryBanner, secondaryBanner } = homepage;
  const hasPlaces = featuredState !== null || featuredDistrict !== null;
  return (
    <HomeLayout
      featured={
        <FeaturedProfiles
          text={homepage.featuredProfilesText}
          profiles={listFeaturedProfiles(homepage)}
          briefcaseOf={starOf && ((item) => ({ kind: "star", ...starOf(item) }))}
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
