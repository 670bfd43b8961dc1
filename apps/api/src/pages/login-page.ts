import { DOME_PATHS } from "../pictures/dome.ts";
import type { SampleAccount } from "../sample/sample-accounts.ts";
import { createMarkup, Html } from "../platform/markup.ts";
import { type Page, readPageTemplate, renderProblem } from "./layout.ts";

interface Samples {
  accounts: readonly SampleAccount[];
  password: string;
}

const renderPage = readPageTemplate("login");

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
  const shown = samples && sampleAccounts(samples);
  const body = renderPage({
    problem: renderProblem(problem),
    next,
    email,
    invalid,
    samples: shown,
    dome: new Html(DOME_PATHS),
  });
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
