import * as styles from "./walkthrough.css.ts";

/** The installation's walkthrough video. */
export function Walkthrough({ product, src }: { product: string; src: string }) {
  return (
    <figure className={styles.figure}>
      {/* The video has no speech; the text below describes it. */}
      <video
        aria-describedby="walkthrough-text"
        aria-label={`A walkthrough of ${product}`}
        className={styles.video}
        controls
        height={400}
        muted
        playsInline
        preload="metadata"
        src={src}
        width={640}
      />
      <figcaption className={styles.caption} id="walkthrough-text">
        A search in the congressional directory, a profile, a star that keeps it in the Briefcase, and the folder it is
        in. The video has no sound.
      </figcaption>
    </figure>
  );
}
