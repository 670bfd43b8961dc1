import { describeCustomLogoOption, type DossierFormat, MESSAGES } from "@rotunda/core";
import { useRef, useState } from "react";
import { Button } from "../primitives/button/button.tsx";
import { Checkbox } from "../primitives/checkbox/checkbox.tsx";
import { TextField } from "../primitives/text-field/text-field.tsx";
import { useInnerForm } from "../primitives/text-field/use-inner-form.ts";
import { type, inline } from "../theme/layout.css.ts";
import * as styles from "./exports.css.ts";

export interface CustomLogoProps {
  format: DossierFormat;
  hasCustomLogo: boolean;
  isChosen: boolean;
  onChoose: (isChosen: boolean) => void;
  request: "idle" | "sending" | "sent";
  onRequest: (message: string) => void;
}

/** The organization's logo on a Word document: a checkbox, a hint why there is none, or a request for one. */
export function CustomLogo({ format, hasCustomLogo, isChosen, onChoose, request, onRequest }: CustomLogoProps) {
  const option = describeCustomLogoOption(format, hasCustomLogo);
  if (option.kind === "choice") return <Checkbox label={option.label} isChecked={isChosen} onChange={onChoose} />;
  return (
    <div className={styles.logoRequest}>
      <p className={type.detail}>{option.text}</p>
      {option.canRequest && <LogoRequest request={request} onRequest={onRequest} />}
    </div>
  );
}

function LogoRequest({ request, onRequest }: Pick<CustomLogoProps, "request" | "onRequest">) {
  const [isOpen, setOpen] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    requestAnimationFrame(() => opener.current?.focus());
  };
  if (request === "sent") return <p className={type.detail}>{MESSAGES.logoRequested}</p>;
  if (isOpen) return <RequestForm request={request} onRequest={onRequest} onCancel={close} />;
  return (
    <Button ref={opener} size="small" onClick={() => setOpen(true)}>
      {MESSAGES.logoRequest}
    </Button>
  );
}

function RequestForm(props: Pick<CustomLogoProps, "request" | "onRequest"> & { onCancel: () => void }) {
  const { request, onRequest, onCancel } = props;
  const [message, setMessage] = useState("");
  const send = () => onRequest(message);
  const field = useInnerForm({ onSubmit: send, onCancel });
  return (
    <div role="group" aria-label={MESSAGES.logoRequest} className={styles.logoForm}>
      <TextField
        {...field}
        label="Message to your dedicated advisor"
        hint="Optional. They will ask you for the logo."
        value={message}
        onChange={setMessage}
      />
      <div className={inline[2]}>
        <Button size="small" isBusy={request === "sending"} onClick={send}>
          Send request
        </Button>
        <Button size="small" tone="quiet" onClick={onCancel}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
