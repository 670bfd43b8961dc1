// A classic script in the head that requests the first screen's data while the program loads. The server writes the
// URLs into the page; src/browser/early-fetch.ts hands out each response once. It also reports when the program fails
// to load.
(function () {
  function told(name, prefix) {
    var meta = document.querySelector('meta[name="' + name + '"]');
    return meta && meta.content.startsWith(prefix) ? meta.content.split(" ") : [];
  }
  var headers = { "Cache-Control": "no-cache", Pragma: "no-cache", Expires: "0", accept: "application/json" };
  window.rotundaEarly = new Map(
    told("rotunda-early", "/api/").map(function (call) {
      var answer = fetch(call, { credentials: "include", cache: "no-store", headers: headers });
      // early-fetch.ts handles the failure; an unused request needs no handler.
      answer.catch(function () {});
      return [call, { answer: answer, asked: Date.now() }];
    }),
  );
  // The screen's scripts follow the requests; links in the page would be fetched before them.
  told("rotunda-files", "/").forEach(function (file) {
    preload(file, "");
  });
  // The font loads after the program, while the connection is idle.
  function preloadFonts() {
    told("rotunda-fonts", "/").forEach(function (file) {
      preload(file, "font");
    });
  }
  document.addEventListener("DOMContentLoaded", preloadFonts, { once: true });
  function preload(file, as) {
    var link = document.createElement("link");
    link.rel = as ? "preload" : "modulepreload";
    if (as) link.as = as;
    else link.fetchPriority = "low";
    link.crossOrigin = "";
    link.href = file;
    document.head.append(link);
  }
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
      }
    },
    true,
  );
})();
