import { DOME_PATHS } from "../pictures/dome.ts";
import { BRAND } from "../platform/brand.ts";
import type { SampleAccount } from "../sample/sample-accounts.ts";
import { createMarkup, Html } from "../platform/markup.ts";
import { DRAWING, type Page, renderProblem } from "./layout.ts";

interface Samples {
  accounts: readonly SampleAccount[];
  password: string;
}

const DOME = new Html(`<svg viewBox="0 0 520 400" stroke-width="1.25" ${DRAWING}>${DOME_PATHS}</svg>`);

export function renderLoginPage({
  next,
  samples,
  email = "",
  problem,
}: {
  next: string;
  samples: Samples | null;
  email?: string;
  problem?: string;
}): Page {
  const invalid = problem !== undefined && createMarkup`aria-invalid="true" aria-describedby="problem"`;
  const body = createMarkup`<div class="plate">
    <div>
      <h1>Log in to ${BRAND.productName}</h1>
      <p class="quiet">Profiles are for members. Use the details your organization’s administrator gave you.</p>
      <form method="post" action="/login/">
        ${renderProblem(problem)}
        <input type="hidden" name="next" value="${next}" />
        <div class="field">
          <label for="email">Email</label>
          <input id="email" name="email" type="email" autocomplete="username" required value="${email}" ${invalid} />
        </div>
        <div class="field">
          <label for="password">Password</label>
          <input id="password" name="password" type="password" autocomplete="current-password" required ${invalid} />
        </div>
        <button class="primary large" type="submit">Log in</button>
        <p class="small"><a href="/forgot">Forgot your password?</a></p>
      </form>
      ${samples && sampleAccounts(samples)}
      <hr />
      <p class="small quiet">
        On your organization’s network? You may already have read access; log in for Briefcase folders and downloads. No
        account yet? <a href="/contact">Contact us</a>.
      </p>
    </div>
    <div class="art">
      ${DOME}
      <p>The almanac of American politics, kept current every week.</p>
    </div>
  </div>`;
  return { title: "Log in", body, problem, current: "login" };
}

function sampleAccounts({ accounts, password }: Samples): Html {
  return createMarkup`<section class="note" aria-labelledby="samples">
    <h2 id="samples" class="small">Sample data: try one of these accounts</h2>
    <p class="small">The password of each is <code>${password}</code>.</p>
    <ul class="samples small">
      ${accounts.map(({ email, shows }) => createMarkup`<li><code>${email}</code> <span class="quiet">${shows}</span></li>`)}
    </ul>
  </section>`;
}
