// A classic script in the head. It loads the program after the first paint, with the configuration, whose response
// src/browser/early-answers.ts hands out. It notes which buttons are pressed and which pictures fail before the program
// listens, and reports when it fails to load.
(function () {
  function readMeta(name) {
    var meta = document.querySelector('meta[name="rotunda-' + name + '"]');
    return meta ? meta.content.split(" ").filter(Boolean) : [];
  }
  var isLoading = false;
  function load() {
    if (isLoading) return;
    isLoading = true;
    var headers = { "Cache-Control": "no-cache", Pragma: "no-cache", Expires: "0", accept: "application/json" };
    var path = "/api/config/app/";
    var answer = fetch(path, { credentials: "include", cache: "no-store", headers: headers });
    // early-answers.ts handles the failure; an unused request needs no handler.
    answer.catch(function () {});
    window.rotundaEarly = { path: path, answer: answer };
    var program = readMeta("program");
    // Each in a task of its own, because starting a download takes a phone 20 ms.
    program.concat(readMeta("files")).forEach(function (file) {
      setTimeout(add, 0, "link", { rel: "modulepreload", href: file });
    });
    // It reads the whole page.
    whenParsed(function () {
      if (program.length > 0) setTimeout(add, 0, "script", { type: "module", src: program[0] });
    });
  }
  function add(name, properties) {
    document.head.append(Object.assign(document.createElement(name), { crossOrigin: "" }, properties));
  }
  function whenParsed(run) {
    if (document.readyState === "loading") document.addEventListener("DOMContentLoaded", run);
    else run();
  }
  // A hidden page isn't painted, and one that the server didn't render has nothing to show.
  if (document.hidden || readMeta("view").length === 0) whenParsed(load);
  else {
    new PerformanceObserver(load).observe({ type: "paint", buffered: true });
    // In ms, in case no paint is reported.
    setTimeout(load, 5000);
  }
  document.addEventListener("visibilitychange", load);

  window.rotundaPressed = [];
  window.rotundaBroken = [];
  document.addEventListener("click", function (event) {
    var button = event.target.closest("button:not([type=submit])");
    if (button && window.rotundaPressed) window.rotundaPressed.push(button);
  });
  // The program can't report that it or its stylesheet failed to load.
  var isRepeated = false;
  window.addEventListener(
    "error",
    function (event) {
      var element = event.target;
      if (element instanceof HTMLScriptElement) {
        var trouble = document.getElementById("no-program");
        if (!trouble) return;
        trouble.hidden = false;
        window.addEventListener("online", function () {
          location.reload();
        });
      } else if (element instanceof HTMLLinkElement && element.rel === "stylesheet" && !isRepeated) {
        isRepeated = true;
        element.replaceWith(element.cloneNode());
      } else if (element instanceof HTMLImageElement && window.rotundaBroken) window.rotundaBroken.push(element);
    },
    true,
  );
})();
