import { BASE_PATH } from "@rotunda/core";
import { useState } from "react";
import * as styles from "./walkthrough.css.ts";

/** Hidden if the video can't be loaded. */
export function Walkthrough({ product }: { product: string }) {
  const [isLoaded, setLoaded] = useState(false);
  return (
    <figure className={styles.figure} hidden={!isLoaded}>
      {/* The video has no speech; the text below describes it. */}
      <video
        aria-describedby="walkthrough-text"
        aria-label={`A walkthrough of ${product}`}
        className={styles.video}
        controls
        height={400}
        muted
        playsInline
        poster={`${BASE_PATH}/walkthrough.webp`}
        preload="metadata"
        src={`${BASE_PATH}/walkthrough.webm`}
        width={640}
        onLoadedMetadata={() => setLoaded(true)}
      />
      <figcaption className={styles.caption} id="walkthrough-text">
        A search in the congressional directory, a profile, a star that keeps it in the Briefcase, and the folder it is
        in. The video has no sound.
      </figcaption>
    </figure>
  );
}
